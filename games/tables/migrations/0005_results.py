from __future__ import annotations

import django.db.models.deletion
from django.db import migrations, models


def _player(*, null: bool) -> models.ForeignKey[object, object]:
    return models.ForeignKey(
        db_constraint=False,
        db_index=False,
        null=null,
        on_delete=django.db.models.deletion.DO_NOTHING,
        to="players.player",
    )


class Migration(migrations.Migration):
    """Rows of two projections, made from the logs once this has run (`projections.adopt`)."""

    dependencies = [
        ("players", "0003_let_pass_topics"),
        ("tables", "0004_kept_seats"),
    ]

    operations = [
        migrations.CreateModel(
            name="PlayerNumbers",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("game", models.CharField(max_length=40)),
                ("games", models.IntegerField()),
                ("wins", models.IntegerField()),
                ("ranks", models.IntegerField()),
                ("streak", models.IntegerField()),
                ("longest_streak", models.IntegerField()),
                ("player", _player(null=False)),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("player", "game"), name="one_of_numbers")],
            },
        ),
        migrations.CreateModel(
            name="SeatResult",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("table", models.UUIDField()),
                ("seat", models.SmallIntegerField()),
                ("game", models.CharField(max_length=40)),
                ("level", models.CharField(max_length=12, null=True)),
                ("rank", models.SmallIntegerField(null=True)),
                ("points", models.IntegerField(null=True)),
                ("resigned", models.BooleanField()),
                ("by_person", models.IntegerField()),
                ("by_bot", models.IntegerField()),
                ("by_clock", models.IntegerField()),
                ("undos", models.IntegerField()),
                ("ended_at", models.DateTimeField()),
                ("player", _player(null=True)),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("player__isnull", False)),
                        fields=["player", "-ended_at", "-table"],
                        name="result_player",
                    )
                ],
                "constraints": [models.UniqueConstraint(fields=("table", "seat"), name="one_result")],
            },
        ),
    ]
