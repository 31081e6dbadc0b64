CREATE TABLE "co_author_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"role" text NOT NULL,
	"language" text,
	"email" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "co_author_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "co_author_invitations_language" CHECK (("co_author_invitations"."role" = 'translator') = ("co_author_invitations"."language" is not null))
);
--> statement-breakpoint
CREATE TABLE "co_authors" (
	"adventure_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"language" text,
	"offered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "co_authors_adventure_id_user_id_pk" PRIMARY KEY("adventure_id","user_id"),
	CONSTRAINT "co_authors_language" CHECK (("co_authors"."role" = 'translator') = ("co_authors"."language" is not null))
);
--> statement-breakpoint
ALTER TABLE "co_author_invitations" ADD CONSTRAINT "co_author_invitations_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_authors" ADD CONSTRAINT "co_authors_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_authors" ADD CONSTRAINT "co_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "co_author_invitations_adventure_id_index" ON "co_author_invitations" USING btree ("adventure_id");--> statement-breakpoint
CREATE INDEX "co_authors_user_id_index" ON "co_authors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "co_authors_one_offer" ON "co_authors" USING btree ("adventure_id") WHERE "co_authors"."offered_at" is not null;