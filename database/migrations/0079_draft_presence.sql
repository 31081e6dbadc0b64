CREATE UNLOGGED TABLE "draft_presence" (
	"adventure_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"row_id" uuid,
	"field" text,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_presence_adventure_id_user_id_pk" PRIMARY KEY("adventure_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "draft_presence" ADD CONSTRAINT "draft_presence_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_presence" ADD CONSTRAINT "draft_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;