CREATE TABLE "generation_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"adventure_id" uuid,
	"function" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"amount" integer NOT NULL,
	"prompt" text NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"error_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "generation_calls_state" CHECK ("generation_calls"."state" in ('reserved', 'spent', 'given_back')),
	CONSTRAINT "generation_calls_amount" CHECK ("generation_calls"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "generation_switches" (
	"function" text PRIMARY KEY NOT NULL,
	"switched_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "origin" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_calls" ADD CONSTRAINT "generation_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_calls" ADD CONSTRAINT "generation_calls_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_switches" ADD CONSTRAINT "generation_switches_switched_by_users_id_fk" FOREIGN KEY ("switched_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generation_calls_user_id_index" ON "generation_calls" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generation_calls_created_index" ON "generation_calls" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generation_calls_reserved_index" ON "generation_calls" USING btree ("created_at") WHERE "generation_calls"."state" = 'reserved';--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_origin" CHECK ("assets"."origin" in ('person', 'model', 'built-in'));