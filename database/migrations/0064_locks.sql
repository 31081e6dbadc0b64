CREATE TABLE "lock_plays" (
	"lock_id" uuid NOT NULL,
	"guest_hash" text NOT NULL,
	"tried" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"progress" jsonb,
	"view" jsonb,
	"solved_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lock_plays_lock_id_guest_hash_pk" PRIMARY KEY("lock_id","guest_hash")
);
--> statement-breakpoint
CREATE TABLE "locks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"type_version" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"question" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"solution" jsonb NOT NULL,
	"opened" text NOT NULL,
	"opened_link" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"maker_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "locks_one_maker" CHECK (("locks"."owner_id" is null) <> ("locks"."maker_hash" is null)),
	CONSTRAINT "locks_language" CHECK ("locks"."language" in ('en', 'fr')),
	CONSTRAINT "locks_lengths" CHECK (length("locks"."title") between 1 and 80 and length("locks"."question") <= 600
        and length("locks"."opened") <= 600 and length("locks"."opened_link") <= 300)
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_kind";--> statement-breakpoint
ALTER TABLE "lock_plays" ADD CONSTRAINT "lock_plays_lock_id_locks_id_fk" FOREIGN KEY ("lock_id") REFERENCES "public"."locks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locks" ADD CONSTRAINT "locks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lock_plays_guest_hash_index" ON "lock_plays" USING btree ("guest_hash");--> statement-breakpoint
CREATE INDEX "lock_plays_updated_index" ON "lock_plays" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "locks_owner_id_index" ON "locks" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "locks_unkept_index" ON "locks" USING btree ("created_at") WHERE "locks"."owner_id" is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_kind" CHECK ("reports"."kind" in ('adventure', 'review', 'creator', 'player', 'lock'));