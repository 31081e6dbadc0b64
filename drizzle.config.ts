import { defineConfig } from 'drizzle-kit'

/** Only for writing migrations (`npm run db:generate`): the product applies them with drizzle-orm's migrator. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './database/schema/*.ts',
  out: './database/migrations',
  casing: 'snake_case',
})
