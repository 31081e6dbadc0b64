CREATE TABLE "learning_games" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"place_hash" text NOT NULL,
	"line_item" text,
	"sealed_learner" text,
	"recorded_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_launches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"guest_hash" text NOT NULL,
	"is_teacher" boolean NOT NULL,
	"place_hash" text NOT NULL,
	"adventure_id" uuid,
	"line_item" text,
	"sealed_learner" text,
	"roster_url" text,
	"framed_by" text[] NOT NULL,
	"choice" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_logins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"browser_hash" text NOT NULL,
	"target" text NOT NULL,
	"deployment_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_platforms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"deployment_ids" text[] NOT NULL,
	"auth_url" text NOT NULL,
	"token_url" text NOT NULL,
	"keys_url" text NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_platforms_client" UNIQUE("issuer","client_id"),
	CONSTRAINT "learning_platforms_deployments" CHECK (cardinality("learning_platforms"."deployment_ids") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "learning_games" ADD CONSTRAINT "learning_games_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_games" ADD CONSTRAINT "learning_games_platform_id_learning_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."learning_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_launches" ADD CONSTRAINT "learning_launches_platform_id_learning_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."learning_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_launches" ADD CONSTRAINT "learning_launches_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_logins" ADD CONSTRAINT "learning_logins_platform_id_learning_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."learning_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_games_place_index" ON "learning_games" USING btree ("platform_id","place_hash");--> statement-breakpoint
CREATE INDEX "learning_games_grades_index" ON "learning_games" USING btree ("run_id") WHERE "learning_games"."line_item" is not null;--> statement-breakpoint
CREATE INDEX "learning_launches_expires_index" ON "learning_launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "learning_launches_platform_index" ON "learning_launches" USING btree ("platform_id");--> statement-breakpoint
CREATE INDEX "learning_launches_adventure_index" ON "learning_launches" USING btree ("adventure_id");--> statement-breakpoint
CREATE INDEX "learning_logins_expires_index" ON "learning_logins" USING btree ("expires_at");