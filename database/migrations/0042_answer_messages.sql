ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_lengths";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_status";--> statement-breakpoint
UPDATE "contact_messages" SET "status" = CASE WHEN "status" = 'answered' THEN 'answered' WHEN "status" = 'archived' THEN 'closed' ELSE 'open' END;--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "status" SET DEFAULT 'open';--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_lengths" CHECK (length("contact_messages"."first_name") <= 100 and length("contact_messages"."last_name") <= 100 and length("contact_messages"."email") <= 255 and length("contact_messages"."message") <= 2000 and length("contact_messages"."answer") <= 5000);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_status" CHECK ("contact_messages"."status" in ('open', 'answered', 'closed'));