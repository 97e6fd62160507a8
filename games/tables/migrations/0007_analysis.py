from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0006_uploads"),
    ]

    operations = [
        migrations.CreateModel(
            name="Analysis",
            fields=[
                ("table", models.UUIDField(editable=False, primary_key=True, serialize=False)),
                ("made_by", models.CharField(max_length=80)),
                ("player", models.UUIDField()),
                ("asked_at", models.DateTimeField(null=True)),
                ("worked_at", models.DateTimeField()),
                ("turn", models.IntegerField(default=0)),
                ("seconds", models.FloatField(default=0)),
                ("done", models.IntegerField(default=0)),
                ("of", models.IntegerField(default=0)),
                ("found", models.TextField(default="")),
                ("finished", models.BooleanField(default=False)),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("asked_at__isnull", False)), fields=["player"], name="analysis_player"
                    )
                ],
            },
        ),
    ]
