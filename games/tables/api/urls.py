from django.urls import path

from games.tables.api import guests, views

_TABLE = "tables/<uuid:table>/"

urlpatterns = [
    path("guests/", guests.Guests.as_view()),
    path("guests/me/", guests.Me.as_view()),
    path("guests/me/preferences/", guests.Preferences.as_view()),
    path("games/", views.Games.as_view()),
    path("tables/", views.Tables.as_view()),
    path(_TABLE, views.Table.as_view()),
    path(_TABLE + "seats/<int:seat>/", views.Seat.as_view()),
    path(_TABLE + "start/", views.Start.as_view()),
    path(_TABLE + "moves/", views.Moves.as_view()),
    path(_TABLE + "resign/", views.Resign.as_view()),
    path(_TABLE + "resume/", views.Resume.as_view()),
    path(_TABLE + "rematch/", views.Rematch.as_view()),
    path(_TABLE + "chat/", views.Chat.as_view()),
    path(_TABLE + "entries/", views.Entries.as_view()),
    path(_TABLE + "views/<int:seq>/", views.ViewAt.as_view()),
]
