CREATE TABLE "draft_commands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_commands" ADD CONSTRAINT "draft_commands_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_commands_adventure_id_index" ON "draft_commands" USING btree ("adventure_id");--> statement-breakpoint
CREATE INDEX "draft_commands_created_at_index" ON "draft_commands" USING btree ("created_at");