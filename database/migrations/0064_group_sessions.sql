CREATE TABLE "group_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organiser_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"edition_id" uuid NOT NULL,
	"purchase_id" uuid,
	"name" text NOT NULL,
	"arrival" text NOT NULL,
	"starts" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"limit_ms" integer,
	"is_ranked" boolean DEFAULT true NOT NULL,
	"code" text,
	"screen_token" text NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"kept_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_sessions_code_unique" UNIQUE("code"),
	CONSTRAINT "group_sessions_screenToken_unique" UNIQUE("screen_token"),
	CONSTRAINT "group_sessions_arrival" CHECK ("group_sessions"."arrival" in ('list', 'named')),
	CONSTRAINT "group_sessions_starts" CHECK ("group_sessions"."starts" in ('together', 'by_team', 'as_they_come')),
	CONSTRAINT "group_sessions_status" CHECK ("group_sessions"."status" in ('waiting', 'running', 'paused', 'ended')),
	CONSTRAINT "group_sessions_code" CHECK (("group_sessions"."code" is not null) = ("group_sessions"."arrival" = 'named')),
	CONSTRAINT "group_sessions_limit" CHECK ("group_sessions"."limit_ms" > 0)
);
--> statement-breakpoint
CREATE TABLE "group_teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"display_order" smallint NOT NULL,
	"token" text NOT NULL,
	"stuck_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_teams_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_status";--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "group_team_id" uuid;--> statement-breakpoint
ALTER TABLE "group_sessions" ADD CONSTRAINT "group_sessions_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_sessions" ADD CONSTRAINT "group_sessions_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_sessions" ADD CONSTRAINT "group_sessions_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_sessions" ADD CONSTRAINT "group_sessions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_teams" ADD CONSTRAINT "group_teams_session_id_group_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."group_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_sessions_organiser_id_index" ON "group_sessions" USING btree ("organiser_id","created_at");--> statement-breakpoint
CREATE INDEX "group_sessions_adventure_id_index" ON "group_sessions" USING btree ("adventure_id");--> statement-breakpoint
CREATE INDEX "group_sessions_edition_id_index" ON "group_sessions" USING btree ("edition_id");--> statement-breakpoint
CREATE INDEX "group_sessions_purchase_id_index" ON "group_sessions" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "group_sessions_kept_until_index" ON "group_sessions" USING btree ("kept_until");--> statement-breakpoint
CREATE UNIQUE INDEX "group_teams_order" ON "group_teams" USING btree ("session_id","display_order");--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_group_team_id_group_teams_id_fk" FOREIGN KEY ("group_team_id") REFERENCES "public"."group_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_group_team" UNIQUE("group_team_id");--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_status" CHECK ("runs"."status" in ('active', 'halted', 'finished', 'abandoned'));