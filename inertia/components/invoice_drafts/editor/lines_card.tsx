import { Button, Text, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ClaimedLineDialog } from '~/components/invoice_drafts/editor/claimed_line_dialog'
import { LineRow } from '~/components/invoice_drafts/editor/line_row'
import type { LiveTotals } from '~/components/invoice_drafts/editor/live_totals'
import type { DraftFormState } from '~/components/invoice_drafts/editor/use_draft_form'
import { useLineActs } from '~/components/invoice_drafts/editor/use_line_acts'
import type { LineChoices } from '~/components/invoice_drafts/editor/use_line_choices'
import type { DraftService, InvoiceDraft } from '~/components/invoice_drafts/types'
import { useFormat } from '~/hooks/use_format'
import { ErrorText } from '~/ui/error_text'
import { fieldId } from '~/ui/form/binding'
import { mostAtOnce } from '#domain/shared/limits/counts'
import classes from '~/components/invoice_drafts/editor/editor.module.css'

interface LinesCardProps {
  draft: InvoiceDraft
  form: DraftFormState['form']
  services: DraftService[]
  choices: LineChoices
  usual: string
  amounts: LiveTotals['amounts']
}

export function LinesCard({ draft, form, services, choices, usual, amounts }: LinesCardProps) {
  const t = useTranslations('invoice_drafts')
  const { number } = useFormat()
  const id = useId()
  const [removal, setRemoval] = useState<number | null>(null)
  const { lines } = form.data
  const saved = new Map(draft.lines.map((line) => [line.id, line]))
  const state = useLineActs({ draft, form, services, usual, onAsk: setRemoval })
  const errors = errorsByLine(form.errors)
  const problem = (form.errors as Record<string, string | undefined>).lines
  const isFull = lines.length >= mostAtOnce.documentLines
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  const asking = removal === null ? undefined : lines[removal]
  return (
    <section
      className={classes.card}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.altKey || isFull) return
        event.preventDefault()
        state.add()
      }}
    >
      <div className={classes.heading}>
        <h2 id={id}>{t('sections.lines')}</h2>
        <Text size="sm" c="dimmed">
          {lines.length > 0 ? t('line.count', { count: lines.length }) : t('line.none')}
        </Text>
        <Text size="sm" c="dimmed" className={classes.keys}>
          {t('line.keys')}
        </Text>
      </div>
      {problem && (
        <div id={fieldId('lines')} tabIndex={-1} data-error>
          <ErrorText>{problem}</ErrorText>
        </div>
      )}
      <ol ref={list} className={classes.lines}>
        {lines.map((line, at) => (
          <LineRow
            key={line.key}
            line={line}
            saved={saved.get(line.id)}
            at={at}
            count={lines.length}
            isOpen={state.open.has(line.key)}
            focus={state.focus?.key === line.key ? state.focus : null}
            errors={errors.get(at) ?? '{}'}
            amount={amounts[at]?.amount ?? null}
            price={amounts[at]?.unit_price ?? null}
            currency={draft.currency}
            exponent={draft.exponent}
            choices={choices}
            acts={state.acts}
          />
        ))}
      </ol>
      <div className={classes.adding}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={isFull}
          aria-keyshortcuts="Alt+Enter"
          onClick={state.add}
        >
          {t('line.add')}
        </Button>
        {isFull && (
          <Text size="sm" c="dimmed">
            {t('line.most', { most: mostAtOnce.documentLines })}
          </Text>
        )}
      </div>
      <VisuallyHidden role="status">{state.message}</VisuallyHidden>
      {asking && (
        <ClaimedLineDialog
          number={number(removal! + 1)}
          label={asking}
          saved={saved.get(asking.id)!}
          onClose={() => setRemoval(null)}
          onRemove={() => {
            setRemoval(null)
            state.removeAnyway(removal!)
          }}
        />
      )}
    </section>
  )
}

/** By the number of the line, as text: a row is drawn again only when its own errors change. */
function errorsByLine(errors: object): Map<number, string> {
  const own = Object.entries(errors as Record<string, string>).flatMap(([name, message]) => {
    const [, at, field] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? []
    return at === undefined ? [] : [{ at: Number(at), field: field!, message }]
  })
  return new Map(
    [...Map.groupBy(own, ({ at }) => at)].map(([at, some]) => [
      at,
      JSON.stringify(Object.fromEntries(some.map(({ field, message }) => [field, message]))),
    ])
  )
}
