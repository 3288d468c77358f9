import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconChevronDown, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { EditedLine } from '~/components/invoice_drafts/editor/edited_draft'
import { LineFields } from '~/components/invoice_drafts/editor/line_fields'
import { LineSummary } from '~/components/invoice_drafts/editor/line_summary'
import type { LineChoices } from '~/components/invoice_drafts/editor/use_line_choices'
import type { LineFocus } from '~/components/invoice_drafts/editor/use_edited_lines'
import type { InvoiceDraft } from '~/components/invoice_drafts/types'
import { useFormat } from '~/hooks/use_format'
import { firstField } from '~/ui/form/focus'
import classes from '~/components/invoice_drafts/editor/line.module.css'

interface LineRowProps {
  line: EditedLine
  saved?: InvoiceDraft['lines'][number]
  at: number
  count: number
  isOpen: boolean
  focus: LineFocus | null
  errors: string
  amount: string | null
  price: string | null
  currency: string
  exponent: number
  choices: LineChoices
  acts: LineActs
}

/** They take the line's key or number, so that they are the same for all lines at every drawing. */
export interface LineActs {
  patch: (key: string, change: Partial<EditedLine>) => void
  toggle: (key: string, isOpen: boolean) => void
  clear: (name: string) => void
  chooseService: (key: string, service: string) => void
  remove: (at: number) => void
  move: (at: number, by: 1 | -1) => void
}

/** Drawn again only when its own line changes: a draft may have hundreds. */
export const LineRow = memo((props: LineRowProps) => {
  const { line, saved, at, count, isOpen, focus, errors, choices, acts, currency } = props
  const t = useTranslations('invoice_drafts')
  const number = useFormat().number(at + 1)
  const row = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const wrong = JSON.parse(errors) as Record<string, string>
  const isExpanded = isOpen || Object.keys(wrong).length > 0
  const { key } = line

  useEffect(() => {
    if (focus?.key !== key) return
    const field = focus.on === 'field' && row.current ? firstField(row.current) : undefined
    ;(field ?? toggle.current)?.focus()
  }, [focus, key])

  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    acts.move(at, event.key === 'ArrowUp' ? -1 : 1)
  }
  const field = (name: string) => {
    const path = `lines.${at}.${name}`
    return {
      name: path,
      value: String(line[name]),
      error: wrong[name],
      onChange: (value: string) => {
        acts.patch(key, { [name]: value })
        if (wrong[name]) acts.clear(path)
      },
    }
  }
  const child = choices.students.find(({ value }) => value === line.student_id)?.label ?? null
  return (
    <li ref={row} className={classes.line} data-open={isExpanded || undefined} onKeyDown={press}>
      <div className={classes.summary}>
        <button
          ref={toggle}
          type="button"
          className={classes.toggle}
          aria-expanded={isExpanded}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => acts.toggle(key, !isExpanded)}
        >
          <IconChevronDown size={16} className={classes.chevron} aria-hidden />
          <span className={classes.number}>{number}</span>
          <LineSummary
            line={line}
            saved={saved}
            child={child}
            currency={currency}
            exponent={props.exponent}
            amount={props.amount}
            price={props.price}
          />
        </button>
        <span className={classes.acts}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('line.up', { number })}
            disabled={at === 0}
            onClick={() => acts.move(at, -1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('line.down', { number })}
            disabled={at === count - 1}
            onClick={() => acts.move(at, 1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('line.remove', { number })}
            onClick={() => acts.remove(at)}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </span>
      </div>
      {isExpanded && (
        <LineFields
          line={line}
          saved={saved}
          currency={currency}
          choices={choices}
          field={field}
          onService={(service) => acts.chooseService(key, service)}
        />
      )}
    </li>
  )
})
