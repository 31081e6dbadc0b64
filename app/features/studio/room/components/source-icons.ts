import House from 'lucide-react/icons/house'
import Printer from 'lucide-react/icons/printer'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'

export const sourceIcons = { print: Printer, household: House, buy: ShoppingBasket }
