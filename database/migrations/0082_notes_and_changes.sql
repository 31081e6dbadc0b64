CREATE TABLE "draft_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"row_id" uuid NOT NULL,
	"row_name" text NOT NULL,
	"op" text NOT NULL,
	"fields" text[] NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_changes_hour" UNIQUE("adventure_id","row_id","user_id","hour","op"),
	CONSTRAINT "draft_changes_op" CHECK ("draft_changes"."op" in ('create', 'change', 'remove', 'replace'))
);
--> statement-breakpoint
CREATE TABLE "draft_visits" (
	"adventure_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_visits_adventure_id_user_id_pk" PRIMARY KEY("adventure_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "draft_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"note_id" uuid,
	"author_id" uuid NOT NULL,
	"kind" text,
	"row_id" uuid,
	"field" text,
	"row_name" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_notes_place" CHECK (("draft_notes"."note_id" is null) = ("draft_notes"."kind" is not null and "draft_notes"."row_id" is not null)),
	CONSTRAINT "draft_notes_text" CHECK (length("draft_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "draft_changes" ADD CONSTRAINT "draft_changes_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_changes" ADD CONSTRAINT "draft_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_visits" ADD CONSTRAINT "draft_visits_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_visits" ADD CONSTRAINT "draft_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_notes" ADD CONSTRAINT "draft_notes_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_notes" ADD CONSTRAINT "draft_notes_note_id_draft_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."draft_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_notes" ADD CONSTRAINT "draft_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_notes" ADD CONSTRAINT "draft_notes_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_changes_adventure_id_index" ON "draft_changes" USING btree ("adventure_id","revision" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "draft_changes_user_id_index" ON "draft_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "draft_changes_changed_at_index" ON "draft_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "draft_visits_user_id_index" ON "draft_visits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "draft_notes_adventure_id_index" ON "draft_notes" USING btree ("adventure_id","created_at");--> statement-breakpoint
CREATE INDEX "draft_notes_note_id_index" ON "draft_notes" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "draft_notes_author_id_index" ON "draft_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "draft_notes_closed_by_index" ON "draft_notes" USING btree ("closed_by");