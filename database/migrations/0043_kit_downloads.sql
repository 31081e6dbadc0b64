CREATE TABLE "kit_downloads" (
	"user_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"edition_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kit_downloads_user_id_adventure_id_pk" PRIMARY KEY("user_id","adventure_id")
);
--> statement-breakpoint
CREATE TABLE "kit_hint_days" (
	"adventure_id" uuid NOT NULL,
	"edition_id" uuid NOT NULL,
	"puzzle_id" uuid NOT NULL,
	"step" smallint NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "kit_hint_days_edition_id_puzzle_id_step_day_pk" PRIMARY KEY("edition_id","puzzle_id","step","day"),
	CONSTRAINT "kit_hint_days_step" CHECK ("kit_hint_days"."step" between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "kit_downloads" ADD CONSTRAINT "kit_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_downloads" ADD CONSTRAINT "kit_downloads_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_downloads" ADD CONSTRAINT "kit_downloads_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_hint_days" ADD CONSTRAINT "kit_hint_days_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_hint_days" ADD CONSTRAINT "kit_hint_days_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kit_downloads_adventure_id_index" ON "kit_downloads" USING btree ("adventure_id","created_at");--> statement-breakpoint
CREATE INDEX "kit_downloads_edition_id_index" ON "kit_downloads" USING btree ("edition_id");--> statement-breakpoint
CREATE INDEX "kit_hint_days_adventure_id_index" ON "kit_hint_days" USING btree ("adventure_id","day");