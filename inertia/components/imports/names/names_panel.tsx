import { Link } from '@adonisjs/inertia/react'
import { Button, Pagination } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { NameRow } from '~/components/imports/names/name_row'
import type { ImportNames } from '~/components/imports/types'
import { useNameAnswers } from '~/components/imports/names/use_name_answers'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/imports/imports.module.css'
import lines from '~/components/imports/names/names.module.css'

/** Names of the file in the other language, for somebody to look at: nothing is written that nobody accepts. */
export function NamesPanel({ id, names }: { id: string; names: ImportNames }) {
  const t = useTranslations('imports.names')
  const { rows, meta } = names
  const answers = useNameAnswers(id, names)
  const title = useFocusOnPage(meta.page)
  return (
    <section className={classes.card} aria-label={t('title')}>
      <div>
        <h2 className={`${classes.subtitle} ${lines.title}`} ref={title} tabIndex={-1}>
          {t('title')}
        </h2>
        <p className={classes.quiet}>{t('lead')}</p>
      </div>
      <ul className={lines.names}>
        {rows.map((row) => (
          <NameRow
            key={row.name}
            row={row}
            written={answers.writtenFor(row)}
            error={answers.errors[row.name]}
            onType={(other) => answers.type(row, other)}
            onAccept={() => answers.accept(row)}
            onLeave={() => answers.leave(row)}
          />
        ))}
      </ul>
      <div className={lines.foot}>
        <span role="status">{t('accepted', { accepted: meta.accepted, total: meta.total })}</span>
        <Pages id={id} meta={meta} />
        <Button
          variant="light"
          disabled={!answers.isAnythingOpen}
          loading={answers.sending}
          onClick={answers.acceptShown}
        >
          {t('accept_shown')}
        </Button>
      </div>
    </section>
  )
}

function Pages({ id, meta }: { id: string; meta: ImportNames['meta'] }) {
  const t = useTranslations('imports.names')
  const words = useTranslations('ui.list')
  const { number } = useFormat()
  if (meta.last_page === 1) return null
  return (
    <Pagination
      component="nav"
      aria-label={words('pages_of', { label: t('title') })}
      size="sm"
      siblings={1}
      value={meta.page}
      total={meta.last_page}
      getItemProps={(page) => ({
        'component': Link,
        'href': urlFor('admin.imports.show', { id }, { qs: { page } }),
        'preserveScroll': true,
        'preserveState': true,
        'children': number(page),
        'aria-label': words('page', { page }),
      })}
      withControls={false}
    />
  )
}

/** Another page begins at its top, for the eye and for the keyboard. */
function useFocusOnPage(page: number) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) title.current?.focus()
    shown.current = page
  }, [page])
  return title
}
