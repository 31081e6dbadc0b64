import { m } from '#app/i18n/generated/messages.js'
import type { DeskTool } from './desk-tools.ts'

export const panelTitles: Record<DeskTool, () => string> = {
  disc: m.cipher_tool_disc,
  table: m.cipher_tool_table,
  morse: m.cipher_tool_morse,
  vigenere: m.cipher_tool_vigenere,
  polybius: m.cipher_tool_polybius,
  pigpen: m.cipher_tool_pigpen,
}
