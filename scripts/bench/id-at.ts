/** SQL for a UUIDv7 of that time. */
export const idAt = (time: string): string =>
  `(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
    || '8' || substr(md5(random()::text), 1, 15))::uuid`
