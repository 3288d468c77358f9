import { renderSVG } from 'uqr'
import { printedFacts } from '#app/documents/billing/paper_facts'
import { printedGroups } from '#app/documents/billing/paper_lines'
import { printedPayer, printedSeller } from '#app/documents/billing/paper_parties'
import { hasTaxes, printedTaxes, printedTotals } from '#app/documents/billing/paper_totals'
import { paperWriter, type PaperWriter, printedLines } from '#app/documents/billing/paper_writer'
import type { DocumentTask } from '#app/documents/engine/document_task'
import { logoPictures, nameOfLogo } from '#app/documents/letterhead'
import { namedIn } from '#core/languages/phrases'
import type { Tenant } from '#domain/access/centre/tenant'
import type { Paper } from '#domain/billing/papers/list_papers'
import { saudiCode } from '#domain/billing/rules/saudi_code'
import type { DocumentLanguage } from '#domain/shared/choices/document_languages'
import { withoutMarks } from '#domain/shared/text/isolate'

type PaperRequest = {
  papers: [Paper, ...Paper[]]
  tenant: Tenant
  /** Each paper is in its document's own language unless one is chosen. */
  language?: DocumentLanguage
}

type NamedTask = { name: string; task: DocumentTask }

/** Invoices or credit notes as one PDF, one after the other, and how its file is called. */
export async function billingDocument({
  papers,
  tenant,
  language,
}: PaperRequest): Promise<NamedTask> {
  const pictures = await logoPictures(papers.map(({ seller }) => seller.logo))
  const printed = papers.map((paper) => {
    const write = paperWriter(paper, language ?? paper.language, tenant)
    const { logo } = paper.seller
    const drawn = logo && nameOfLogo(logo) in pictures ? nameOfLogo(logo) : null
    return { write, data: { ...printedPaper(write, paper), logo: drawn } }
  })
  const [{ write, data: first }] = printed as [(typeof printed)[number]]
  const name = withoutMarks(nameOfFile(write, papers))
  const data = {
    name,
    author: first.seller[0]!.name,
    language: write.languages[0]!,
    made_at: madeAt(papers),
    papers: printed.map((one) => one.data),
  }
  return { name, task: { template: 'billing.typ', standard: 'ua-1', data, pictures } }
}

function nameOfFile(write: PaperWriter, papers: PaperRequest['papers']) {
  const [paper] = papers
  if (papers.length > 1) return write.t(`name.${paper.kind}s`, { count: papers.length })[0]!
  const title = titleOf(write, paper)[0]!
  return write.t(`name.${paper.number ? 'issued' : 'draft'}`, {
    title,
    number: paper.number ?? '',
  })[0]!
}

/** The same paper is the same file whenever it is printed: the instant of issue, else of the last change. */
function madeAt(papers: Paper[]) {
  const latest = Math.max(...papers.map((paper) => +(paper.issued_at ?? paper.updated_at)))
  const at = new Date(latest)
  return [
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  ]
}

function printedPaper(write: PaperWriter, paper: Paper) {
  const { seller, status } = paper
  const has = {
    taxes: hasTaxes(paper),
    discounts: paper.lines.some((line) => line.discount !== '0'),
  }
  return {
    languages: write.languages,
    digits: write.digits,
    title: titleOf(write, paper),
    mark: status === 'issued' ? null : write.t(`mark.${status}`),
    status,
    voided: voidedTexts(write, paper),
    number: paper.number ?? '',
    seller: printedSeller(write, paper),
    payer: printedPayer(write, paper),
    facts: printedFacts(write, paper),
    has,
    columns: columnsOf(write, paper),
    groups: printedGroups(write, paper),
    subtotal: write.t('totals.subtotal'),
    taxes: has.taxes ? printedTaxes(write, paper) : [],
    taxes_heading: {
      rate: write.t('tax.rate'),
      taxable: write.t('tax.taxable'),
      tax: write.t('tax.amount'),
    },
    totals: printedTotals(write, paper),
    in_words: { heading: write.t('in_words'), texts: write.inWords(paper.total) },
    notes: headed(write.t('notes'), printedLines(paper.notes)),
    payment: isPayable(paper)
      ? headed(write.t('payment'), ownLines(write, seller.payment_en, seller.payment_ar))
      : null,
    footer: ownLines(write, seller.footer_en, seller.footer_ar),
    page: write.t('page', { page: '{page}', pages: '{pages}' }),
    qr: codeOf(write, paper),
  }
}

const headed = <Line>(heading: string[], lines: Line[]) =>
  lines.length > 0 ? { heading, lines } : null

const isPayable = ({ kind, status }: Paper) => kind === 'invoice' && status !== 'void'

/** A tax invoice by law is one of a registered seller that charges tax. */
function titleOf(write: PaperWriter, { kind, seller, taxes }: Paper) {
  const isCharged = taxes.some(({ tax_rate: rate }) => rate !== null && rate > 0)
  if (kind === 'credit_note') return write.t('title.credit_note')
  return write.t(`title.${seller.tax_number && isCharged ? 'tax_invoice' : 'invoice'}`)
}

function voidedTexts(write: PaperWriter, { voided_on: day, void_reason: reason }: Paper) {
  if (!day) return null
  const days = write.day(day)
  const texts = printedLines(reason).join(' ')
  return write.languages.map((_, index) => {
    return write.t('voided', { day: days[index]!, reason: texts })[index]!
  })
}

function columnsOf(write: PaperWriter, { tax_inclusive: isInclusive }: Paper) {
  const { currency } = write
  const amount = isInclusive ? 'amount_with_tax' : 'amount'
  return {
    description: write.t('columns.description'),
    quantity: write.t('columns.quantity'),
    price: write.t('columns.price', { currency }),
    discount: write.t('columns.discount'),
    tax: write.t('columns.tax'),
    amount: write.t(`columns.${amount}`, { currency }),
  }
}

/** For each language its own lines, else those of the other one; the same lines aren't written twice. */
function ownLines(write: PaperWriter, en: string | null, ar: string | null): string[][] {
  const texts = write.languages.map((locale) => namedIn(locale, en, ar))
  return [...new Set(texts)].map(printedLines).filter((lines) => lines.length > 0)
}

function codeOf(write: PaperWriter, paper: Paper) {
  const { seller, issued_at, status, currency, exponent } = paper
  if (!seller.qr || !seller.tax_number || !issued_at || status === 'void') return null
  const amountOf = (minor: string) => ({ minor: BigInt(minor), currency, exponent })
  const text = saudiCode({
    seller_names: [seller.name_ar, seller.name_en],
    tax_number: seller.tax_number,
    issued_at,
    total: amountOf(paper.total),
    tax: amountOf(paper.tax),
  })
  return text && { svg: renderSVG(text, { ecc: 'M', border: 0 }), alt: write.t('code')[0]! }
}
