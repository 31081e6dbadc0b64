/** Field names of the form that registers a platform, in their order. */
export const platformFields = ['name', 'issuer', 'clientId', 'deploymentIds', 'authUrl', 'tokenUrl', 'keysUrl'] as const
export type PlatformField = (typeof platformFields)[number]
