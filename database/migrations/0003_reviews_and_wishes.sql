CREATE TABLE "wishes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adventure_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"notified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_language" CHECK ("wishes"."language" in ('en', 'fr'))
);
--> statement-breakpoint
ALTER TABLE "adventures" ADD COLUMN "rating_counts" integer[] DEFAULT '{0,0,0,0,0}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "adventures" ADD COLUMN "review_count" integer GENERATED ALWAYS AS (rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_adventure_id_adventures_id_fk" FOREIGN KEY ("adventure_id") REFERENCES "public"."adventures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wishes_one_a_person" ON "wishes" USING btree ("adventure_id","user_id");--> statement-breakpoint
CREATE INDEX "wishes_user_id_index" ON "wishes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wishes_waiting_index" ON "wishes" USING btree ("adventure_id","id") WHERE "wishes"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_shown_index" ON "reviews" USING btree ("adventure_id","created_at","id") WHERE "reviews"."hidden_at" is null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_lengths" CHECK (length("reviews"."text") <= 2000 and length("reviews"."creator_answer") <= 2000);--> statement-breakpoint
-- The counts by stars with one star's count changed
CREATE FUNCTION "add_rating"(counts integer[], stars integer, change integer) RETURNS integer[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(n + CASE WHEN star = stars THEN change ELSE 0 END ORDER BY star) FROM unnest(counts) WITH ORDINALITY AS each (n, star)
$$;--> statement-breakpoint
CREATE FUNCTION "average_of_ratings"(counts integer[]) RETURNS double precision LANGUAGE sql IMMUTABLE AS $$
  SELECT sum(n * star)::double precision / nullif(sum(n), 0) FROM unnest(counts) WITH ORDINALITY AS each (n, star)
$$;--> statement-breakpoint
-- Changes the adventure's own numbers and reads no other row: of any number of writers at once, each adds to what the one before left
CREATE FUNCTION "count_rating"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    UPDATE adventures SET rating_counts = add_rating(rating_counts, OLD.rating, -1), average_rating = average_of_ratings(add_rating(rating_counts, OLD.rating, -1)) WHERE id = OLD.adventure_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    UPDATE adventures SET rating_counts = add_rating(rating_counts, NEW.rating, 1), average_rating = average_of_ratings(add_rating(rating_counts, NEW.rating, 1)) WHERE id = NEW.adventure_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "reviews_count_rating" AFTER INSERT OR DELETE OR UPDATE OF rating, hidden_at ON "reviews" FOR EACH ROW EXECUTE FUNCTION count_rating();--> statement-breakpoint
UPDATE "adventures" SET "rating_counts" = counted.counts, "average_rating" = average_of_ratings(counted.counts)
FROM (
  SELECT adventure_id, ARRAY[count(*) FILTER (WHERE rating = 1), count(*) FILTER (WHERE rating = 2), count(*) FILTER (WHERE rating = 3), count(*) FILTER (WHERE rating = 4), count(*) FILTER (WHERE rating = 5)]::integer[] AS counts
  FROM "reviews" WHERE hidden_at IS NULL GROUP BY adventure_id
) AS counted WHERE counted.adventure_id = "adventures"."id";
