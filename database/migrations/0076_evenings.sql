CREATE TABLE "evening_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evening_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	CONSTRAINT "evening_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "evenings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"edition_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"host_name" text NOT NULL,
	"day" date NOT NULL,
	"time" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" jsonb NOT NULL,
	"table_token_hash" text NOT NULL,
	"sealed_table_token" text NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evenings_table_link" UNIQUE("table_token_hash"),
	CONSTRAINT "evenings_kind" CHECK ("evenings"."kind" in ('mystery-dinner', 'escape-room')),
	CONSTRAINT "evenings_language" CHECK ("evenings"."language" in ('en', 'fr'))
);
--> statement-breakpoint
ALTER TABLE "kit_downloads" ADD COLUMN "had_evening" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "evening_links" ADD CONSTRAINT "evening_links_evening_id_evenings_id_fk" FOREIGN KEY ("evening_id") REFERENCES "public"."evenings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenings" ADD CONSTRAINT "evenings_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenings" ADD CONSTRAINT "evenings_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenings" ADD CONSTRAINT "evenings_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evening_links_guest" ON "evening_links" USING btree ("evening_id","guest_id");--> statement-breakpoint
CREATE INDEX "evenings_host_id_index" ON "evenings" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "evenings_adventure_id_index" ON "evenings" USING btree ("adventure_id");--> statement-breakpoint
CREATE INDEX "evenings_edition_id_index" ON "evenings" USING btree ("edition_id");--> statement-breakpoint
CREATE INDEX "evenings_kept_until_index" ON "evenings" USING btree ("kept_until");