CREATE TABLE "place_figures" (
	"edition_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place_id" uuid NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"stopped" integer DEFAULT 0 NOT NULL,
	"solved" integer DEFAULT 0 NOT NULL,
	"revealed" integer DEFAULT 0 NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"hints" integer DEFAULT 0 NOT NULL,
	"solving_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "place_figures_edition_id_kind_place_id_pk" PRIMARY KEY("edition_id","kind","place_id"),
	CONSTRAINT "place_figures_kind" CHECK ("place_figures"."kind" in ('scene', 'puzzle', 'hotspot'))
);
--> statement-breakpoint
CREATE TABLE "play_days" (
	"edition_id" uuid NOT NULL,
	"day" date NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"finishes" integer DEFAULT 0 NOT NULL,
	"active_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "play_days_edition_id_day_pk" PRIMARY KEY("edition_id","day")
);
--> statement-breakpoint
CREATE TABLE "run_figures" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"counted" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_answers" (
	"edition_id" uuid NOT NULL,
	"puzzle_id" uuid NOT NULL,
	"language" text NOT NULL,
	"answer_hash" text NOT NULL,
	"plays" integer NOT NULL,
	"answer" text,
	CONSTRAINT "wrong_answers_edition_id_puzzle_id_language_answer_hash_pk" PRIMARY KEY("edition_id","puzzle_id","language","answer_hash"),
	CONSTRAINT "wrong_answers_language" CHECK ("wrong_answers"."language" in ('en', 'fr'))
);
--> statement-breakpoint
DROP INDEX "active_days_user_id_index";--> statement-breakpoint
ALTER TABLE "place_figures" ADD CONSTRAINT "place_figures_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_figures" ADD CONSTRAINT "run_figures_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_answers" ADD CONSTRAINT "wrong_answers_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_days_day_index" ON "play_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "active_days_user_id_day_index" ON "active_days" USING btree ("user_id","day");