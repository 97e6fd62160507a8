-- The roles of a database of Griot, for psql as a superuser in that database. It may run again, also where tables are.
-- In docker-compose.yml the container of PostgreSQL runs it when it makes the database (docs/operations.md).
\set ON_ERROR_STOP on
\getenv owner_password OWNER_PASSWORD
\getenv app_password APP_PASSWORD
\if :{?owner} \else \set owner griot_owner \endif
\if :{?app} \else \set app griot_app \endif
BEGIN;

-- `owner` changes tables, for migrate alone; `app` reads and writes rows, and owns nothing.
SELECT format('CREATE ROLE %I', name) FROM (VALUES (:'owner'), (:'app')) AS wanted (name)
WHERE name NOT IN (SELECT rolname FROM pg_roles) \gexec
ALTER ROLE :"owner" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'owner_password';
ALTER ROLE :"app" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'app_password';

-- The superuser whom the container of PostgreSQL makes is nobody's over the network.
\getenv superuser POSTGRES_USER
\if :{?superuser}
ALTER ROLE :"superuser" PASSWORD NULL;
\endif

SELECT current_database() AS database \gset
ALTER DATABASE :"database" OWNER TO :"owner";
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO :"app";
ALTER SCHEMA public OWNER TO :"owner";
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO :"app";

-- What is there already, of an installation that had one role for all.
SELECT format('ALTER TABLE %s OWNER TO %I', oid::regclass, :'owner') FROM pg_class
WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') \gexec
SELECT format('ALTER FUNCTION %s OWNER TO %I', oid::regprocedure, :'owner') FROM pg_proc
WHERE pronamespace = 'public'::regnamespace \gexec

-- Rows of all tables, those to come too. What may not even be done to rows of the log: events/privileges.py.
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO :"app";
ALTER DEFAULT PRIVILEGES FOR ROLE :"owner" IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO :"app";
COMMIT;
