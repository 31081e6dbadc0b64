CREATE TABLE "active_days" (
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "active_days_day_user_id_pk" PRIMARY KEY("day","user_id")
);
--> statement-breakpoint
CREATE TABLE "day_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_visits" (
	"day" date NOT NULL,
	"visit" text NOT NULL,
	CONSTRAINT "day_visits_day_visit_pk" PRIMARY KEY("day","visit")
);
--> statement-breakpoint
CREATE TABLE "scene_clicks" (
	"edition_id" uuid NOT NULL,
	"scene_id" uuid NOT NULL,
	"day" date NOT NULL,
	"cell" smallint NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "scene_clicks_edition_id_scene_id_day_cell_pk" PRIMARY KEY("edition_id","scene_id","day","cell"),
	CONSTRAINT "scene_clicks_cell" CHECK ("scene_clicks"."cell" between 0 and 575)
);
--> statement-breakpoint
ALTER TABLE "active_days" ADD CONSTRAINT "active_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_clicks" ADD CONSTRAINT "scene_clicks_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "active_days_user_id_index" ON "active_days" USING btree ("user_id");