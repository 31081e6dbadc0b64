CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_text" text NOT NULL,
	"adventure_id" uuid,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reporter_id" uuid,
	"reporter_key" text NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"outcome" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_kind" CHECK ("reports"."kind" in ('adventure', 'review', 'creator', 'player')),
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('offensive', 'harassment', 'stolen', 'misleading', 'personal', 'other')),
	CONSTRAINT "reports_lengths" CHECK (length("reports"."text") <= 2000 and length("reports"."outcome") <= 500)
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_a_person" ON "reports" USING btree ("kind","subject_id","reporter_key");--> statement-breakpoint
CREATE INDEX "reports_created_index" ON "reports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_adventure_id_index" ON "reports" USING btree ("adventure_id");--> statement-breakpoint
CREATE INDEX "reports_reporter_id_index" ON "reports" USING btree ("reporter_id");