-- What others saw of a person until now stays their name.
UPDATE "users" SET "name" = "profiles"."display_name" FROM "profiles" WHERE "profiles"."id" = "users"."id" AND "profiles"."display_name" <> "users"."name";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "display_name";
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_purpose";--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "awaits_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_email_index" ON "account_tokens" USING btree ("email");--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_purpose" CHECK ("account_tokens"."purpose" in ('verify_email', 'reset_password', 'change_email', 'restore_email'));--> statement-breakpoint
-- On a public server the roles of staff begin and end with their second factor
CREATE TRIGGER "second_factors_announce_rights" AFTER INSERT OR UPDATE OF "confirmed_at" OR DELETE ON "second_factors" FOR EACH ROW EXECUTE FUNCTION "announce_rights"();
