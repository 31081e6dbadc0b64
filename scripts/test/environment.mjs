// @ts-check
/** The tests ignore all of these: a DATABASE_URL in the terminal points to data that somebody cares about. */
export const PRODUCT_VARIABLES = [
  'ADMIN_EMAILS',
  'AUTH_SECRET',
  'CONTACT_EMAIL',
  'DATABASE_POOL_SIZE',
  'DATABASE_URL',
  'DATA_DIR',
  'FILES_BUDGET_GB',
  'DISK_RESERVE_MB',
  'FILES_DIR',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'AI_API_KEY',
  'AI_BASE_URL',
  'AI_DAILY_BUDGET',
  'AI_IMAGE_HOSTS',
  'AI_IMAGE_MODEL',
  'AI_TEXT_MODEL',
  'HOST',
  'LOG_LEVEL',
  'MAIL_FROM',
  'NODE_ENV',
  'PORT',
  'PUBLIC_URL',
  'RATE_LIMIT_SCALE',
  'S3_ACCESS_KEY_ID',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_FORCE_PATH_STYLE',
  'S3_REGION',
  'S3_SECRET_ACCESS_KEY',
  'SEED_SAMPLES',
  'SMTP_URL',
  'TRUSTED_PROXIES',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'STRIPE_TAX',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'XAPI_ENDPOINT',
  'XAPI_KEY',
  'XAPI_SECRET',
  'LTI_LOCAL_PLATFORMS',
  'PLATFORM_FEE_PERCENT',
  'BUSINESS_NAME',
  'GST_NUMBER',
  'QST_NUMBER',
  'METRICS_PORT',
  'XAPI_ENDPOINT',
  'XAPI_KEY',
  'XAPI_SECRET',
  'LTI_LOCAL_PLATFORMS',
]

/**
 * TEST_DATABASE_URL and CHROMIUM_PATH stay.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !PRODUCT_VARIABLES.includes(name)))
}
