from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("workers", "0001_initial")]

    operations = [migrations.RenameModel(old_name="SignOfLife", new_name="Heartbeat")]
