import { EntryForm, type EntryFormKind } from '~/components/catalogue/entry_form'
import { recordUrls } from '~/ui/record/record_urls'
import type { NamedEntry } from '~/components/catalogue/types'
import { useBothNames } from '~/ui/names/both_names'
import { PageHeader } from '~/ui/page/page_header'
import { useAreaWords } from '~/ui/use_area_words'

type Saved = NamedEntry & { version: number }

export function CreateEntry<Entry extends Saved, Name extends string>({
  kind,
}: {
  kind: EntryFormKind<Entry, Name>
}) {
  const t = useAreaWords(kind.area)
  const urls = recordUrls(kind.area)
  const title = t('create_title')
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t('title'), href: urls.index() }]} />
      <EntryForm kind={kind} title={title} entry={null} />
    </>
  )
}

export function EditEntry<Entry extends Saved, Name extends string>({
  kind,
  entry,
}: {
  kind: EntryFormKind<Entry, Name>
  entry: Entry
}) {
  const t = useAreaWords(kind.area)
  const urls = recordUrls(kind.area)
  const name = useBothNames()(entry).lead
  const title = t('edit_title', { name })
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: t('title'), href: urls.index() },
          { label: name, href: urls.show(entry.id) },
        ]}
      />
      <EntryForm kind={kind} title={title} entry={entry} />
    </>
  )
}
