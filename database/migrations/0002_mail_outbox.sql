ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_status";--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "sealed_body" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "unsubscribe_path" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "dedupe_key" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "expires_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mails_created_index" ON "outbox_mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_mails_user_id_index" ON "outbox_mails" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_dedupe_key" UNIQUE("dedupe_key");--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_status" CHECK ("outbox_mails"."status" in ('waiting', 'sending', 'sent', 'failed', 'expired'));