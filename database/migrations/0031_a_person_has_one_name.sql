-- What others saw of a person until now stays their name.
UPDATE "users" SET "name" = "profiles"."display_name" FROM "profiles" WHERE "profiles"."id" = "users"."id" AND "profiles"."display_name" <> "users"."name";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "display_name";
