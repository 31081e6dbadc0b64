CREATE TABLE "certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"ms" integer NOT NULL,
	"score" integer NOT NULL,
	"has_ended" boolean NOT NULL,
	"played_on" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_sessions" ADD COLUMN "idle_minutes" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_adventure_id_index" ON "certificates" USING btree ("adventure_id");--> statement-breakpoint
ALTER TABLE "group_sessions" ADD CONSTRAINT "group_sessions_idle" CHECK ("group_sessions"."idle_minutes" between 1 and 30);