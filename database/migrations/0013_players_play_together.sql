CREATE TABLE "chat_messages" (
	"party_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_party_id_id_pk" PRIMARY KEY("party_id","id"),
	CONSTRAINT "chat_messages_length" CHECK (length("chat_messages"."text") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "player_streams" (
	"player_id" uuid NOT NULL,
	"process_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_streams_player_id_process_id_pk" PRIMARY KEY("player_id","process_id")
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "removed_by_host" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_streams" ADD CONSTRAINT "player_streams_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_in_order" ON "chat_messages" USING btree ("party_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chat_messages_player_id_index" ON "chat_messages" USING btree ("player_id");--> statement-breakpoint
-- After a crash everybody connects anew, and writing down who is there must cost no wait for the disk
ALTER TABLE "player_streams" SET UNLOGGED;
