from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("workers", "0002_heartbeat")]

    operations = [
        migrations.DeleteModel("Heartbeat"),  # whoever is alive writes the next one within seconds
        migrations.CreateModel(
            name="Heartbeat",
            fields=[
                ("queue", models.CharField(max_length=20, primary_key=True, serialize=False)),
                ("at", models.DateTimeField()),
            ],
        ),
    ]
