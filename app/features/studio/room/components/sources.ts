import House from 'lucide-react/icons/house'
import Printer from 'lucide-react/icons/printer'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { m } from '#app/i18n/generated/messages.js'

/** Where a prop comes from. */
export const sources = {
  print: { Icon: Printer, hint: m.room_source_print_hint },
  household: { Icon: House, hint: m.room_source_household_hint },
  buy: { Icon: ShoppingBasket, hint: m.room_source_buy_hint },
}
