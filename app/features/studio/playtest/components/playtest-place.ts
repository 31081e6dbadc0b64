export type PlaytestPlace = { sceneId?: string; talk?: { npcId: string; nodeId: string | null } }
