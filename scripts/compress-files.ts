/** `node scripts/compress-files.ts build/client`: a part of the build. */
import { compressStaticFiles } from '#server/http/static-files.ts'

await compressStaticFiles(process.argv[2] ?? '')
