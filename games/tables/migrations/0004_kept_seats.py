from __future__ import annotations

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """For whom a seat is kept. Rows of before have none: no seat was kept then."""

    dependencies = [
        ("players", "0003_let_pass_topics"),
        ("tables", "0003_fair_lists"),
    ]

    operations = [
        migrations.AddField(
            model_name="sitting",
            name="kept_for",
            field=models.ForeignKey(
                db_constraint=False,
                db_index=False,
                null=True,
                on_delete=django.db.models.deletion.DO_NOTHING,
                related_name="+",
                to="players.player",
            ),
        ),
        migrations.AddField(model_name="sitting", name="kept_until", field=models.DateTimeField(null=True)),
    ]
