-- The same pieces as before, so nothing is made anew: single letters are split off at once, and what comes twice is left to the
-- making of the tsvector, which sorts and drops it anyway.
CREATE OR REPLACE FUNCTION "search_pieces_of"(folded text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN (
  SELECT array_to_tsvector(string_to_array(replace($1, ' ', ''), NULL) || coalesce(array_agg(substr(word, at, 3)), '{}'))
  FROM (SELECT DISTINCT unnest(string_to_array($1, ' '))) AS words (word), generate_series(1, length(word)) AS at
);
