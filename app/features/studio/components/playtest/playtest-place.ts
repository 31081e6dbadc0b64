/** Where a playtest is to begin: in a scene, in a conversation, or wherever the last one did. */
export type PlaytestPlace = { sceneId?: string; talk?: { npcId: string; nodeId: string } }
