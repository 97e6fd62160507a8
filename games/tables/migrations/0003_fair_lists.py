from __future__ import annotations

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """The rows hold more, and all of them are made anew from the logs once this has run (`projections.adopt`)."""

    dependencies = [
        ("players", "0003_let_pass_topics"),
        ("tables", "0002_rows_of_lists"),
    ]

    operations = [
        migrations.DeleteModel("Sitting"),
        migrations.DeleteModel("Listing"),
        migrations.CreateModel(
            name="Listing",
            fields=[
                ("id", models.UUIDField(editable=False, primary_key=True, serialize=False)),
                ("game", models.CharField(max_length=40)),
                ("status", models.CharField(max_length=12)),
                ("public", models.BooleanField()),
                ("host", models.UUIDField()),
                ("opened_at", models.DateTimeField()),
                ("closes_at", models.DateTimeField(null=True)),
                ("rank", models.SmallIntegerField()),
                ("asked_mask", models.IntegerField()),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("public", True)), fields=["rank", "-opened_at"], name="listing_public"
                    ),
                    models.Index(condition=models.Q(("public", True)), fields=["host"], name="listing_host"),
                ],
            },
        ),
        migrations.CreateModel(
            name="Sitting",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.SmallIntegerField()),
                ("sitter", models.CharField(max_length=8)),
                ("level", models.CharField(max_length=12, null=True)),
                ("resigned", models.BooleanField()),
                ("opened_at", models.DateTimeField()),
                ("public", models.BooleanField()),
                (
                    "player",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        to="players.player",
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="sittings",
                        to="tables.listing",
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("player__isnull", False)),
                        fields=["player", "-opened_at"],
                        name="sitting_player",
                    ),
                    models.Index(condition=models.Q(("public", True)), fields=["player"], name="sitting_public"),
                ],
                "constraints": [models.UniqueConstraint(fields=("table", "seat"), name="one_sitting")],
            },
        ),
    ]
