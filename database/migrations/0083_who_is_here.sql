ALTER TABLE "draft_presence" ADD COLUMN "colour" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_presence" ADD COLUMN "came_at" timestamp with time zone DEFAULT now() NOT NULL;