export const sessionPath = (id: string): string => `/sessions/${id}`
export const newSessionPath = (address: string): string => `/sessions/new/${address}`
export const teamPath = (sessionId: string, teamId: string): string => `/sessions/${sessionId}/teams/${teamId}`
