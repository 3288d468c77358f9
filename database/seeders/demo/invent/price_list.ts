import { formerPackages, packages } from '#database/seeders/demo/data/packages'
import { formerServices, services } from '#database/seeders/demo/data/services'
import { type Entry, writeEntry } from '#database/seeders/demo/invent/catalogue'
import { type Purse, toldPriced } from '#database/seeders/demo/invent/purse'
import type { World } from '#database/seeders/demo/world'

type Service = (typeof services)[number]

export function inventPriceList(world: World, purse: Purse, subjects: Map<string, Entry>) {
  const known = new Map<string, string>()
  for (const service of [...services, ...formerServices]) {
    const [code] = service
    known.set(code, writeService(world, purse, subjects, service))
  }
  for (const one of packages) writePackage(world, purse, known, one)
}

const [opened, dearer, soon] = [780, 150, 45]

function writeService(world: World, purse: Purse, subjects: Map<string, Entry>, service: Service) {
  const [code, name_en, name_ar, kind, unit, prices, options = {}] = service
  const columns = {
    code,
    name_en,
    name_ar,
    kind,
    unit,
    billable_to: options.forFamily ? 'family' : 'student',
    is_recurring: options.isRecurring ?? false,
    tax_mode: options.isExempt ? 'exempt' : 'inherit',
    subject_id: (options.subject && subjects.get(options.subject)?.id) ?? null,
    work_type: options.workType ?? null,
    status: options.isInactive ? 'inactive' : 'active',
  }
  const of = { table: 'services', subject: 'service' }
  const isFormer = formerServices.includes(service)
  const { id } = writeEntry(world, of, columns, { daysAgo: opened, isFormer })
  const begins = prices[0] === null ? [opened, opened, -soon] : [opened, dearer, -soon]
  for (const [at, price] of prices.entries()) {
    if (price === null || price === undefined) continue
    const effective_from = world.day(-begins[at]!)
    const money = purse.priced(price, options.currency)
    const told = at === prices.length - 1 && at === 2 ? 10 : begins[at]! + 5
    const created_at = world.during(world.day(-told))
    const { price: amount, ...rest } = money
    const row = { id: world.chance.id(created_at), service_id: id, effective_from, amount, ...rest }
    world.add('service_prices', { ...row, created_at })
    const after = { effective_from, ...toldPriced(money) }
    world.tell(created_at, 'services.add_price', 'service', id, { after })
  }
  return id
}

function writePackage(
  world: World,
  purse: Purse,
  known: Map<string, string>,
  [
    code,
    name_en,
    name_ar,
    unit,
    lines,
    price,
    listPrice,
    days,
    options = {},
  ]: (typeof packages)[number]
) {
  const { price: list_price } = purse.priced(listPrice ?? price)
  const columns = {
    code,
    name_en,
    name_ar,
    unit,
    ...purse.priced(price),
    list_price: listPrice === null ? null : list_price,
    validity_days: days,
    starts: days !== null && days < 90 ? 'first_use' : 'purchase',
    transferable_to_siblings: options.forSiblings ?? false,
    bonus_units: options.bonus ?? 0,
    max_per_student: options.most ?? null,
    status: options.status ?? 'active',
  }
  const { list_price: _, ...told } = toldPriced(columns)
  const isFormer = formerPackages.includes(code)
  const of = { table: 'packages', subject: 'package' }
  const { id } = writeEntry(world, of, columns, { daysAgo: 300, isFormer, told })
  for (const [at, [service, quantity]] of lines.entries()) {
    const service_id = known.get(service)!
    world.add('package_lines', { package_id: id, service_id, quantity, position: at + 1 })
  }
}
