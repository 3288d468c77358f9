import { Button } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOpened } from '~/components/preview/sample/use_opened'
import { sampleUrls } from '~/components/preview/sample/sample_urls'
import { Specimen, State } from '~/components/preview/specimen'
import { askToConfirm } from '~/feedback/confirmation'
import { RemoveDialog } from '~/ui/dialog/remove_dialog'
import { LeaveDialog } from '~/ui/form/draft/leave_dialog'
import { CropDialog } from '~/ui/form/photo/crop_dialog'
import { runRestore } from '~/ui/record/archive/archiving'
import { RestoreHost } from '~/ui/record/archive/restore_host'

/** Dialogs of one purpose each. */
export function OtherDialogs() {
  return (
    <>
      <Specimen of="LeaveDialog">
        <State is="opens">
          <Leave />
        </State>
      </Specimen>
      <Specimen of="RemoveDialog">
        <State is="opens">
          <Remove />
        </State>
      </Specimen>
      <Specimen of="RestoreDialog">
        <State is="opens">
          <Opens name="restore" act={restore} />
          <RestoreHost />
        </State>
      </Specimen>
      <Specimen of="ConfirmDialog">
        <State is="opens">
          <Opens name="confirm" act={() => void askToConfirm({ passkey: false })} />
        </State>
        <State is="passkey">
          <Opens name="passkey" act={() => void askToConfirm({ passkey: true })} />
        </State>
      </Specimen>
      <Specimen of="CropDialog">
        <State is="opens">
          <Crop />
        </State>
      </Specimen>
    </>
  )
}

const restore = () =>
  runRestore({ ...sampleUrls, accountsOf: 'preview' }, ['1', '2', '3'], { count: 3 })

/** What opens elsewhere in the page than where it is asked for. */
function Opens({ name, act }: { name: string; act: () => void }) {
  const t = useTranslations('preview.acts')
  const { isOpen } = useOpened(name)
  const [first] = useState(() => act)
  useEffect(() => {
    if (isOpen) first()
  }, [isOpen, first])
  return (
    <Button variant="default" onClick={act}>
      {t('open')}
    </Button>
  )
}

function Leave() {
  const t = useTranslations('preview.acts')
  const { isOpen, open, close } = useOpened('leave')
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('open')}
      </Button>
      {isOpen && <LeaveDialog opened onStay={close} onLeave={close} />}
    </>
  )
}

function Remove() {
  const t = useTranslations('preview')
  const { isOpen, open, close } = useOpened('remove')
  const url = sampleUrls.archives()
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('acts.open')}
      </Button>
      {isOpen && <RemoveDialog removal={t('acts.remove')} url={url} onClose={close} />}
    </>
  )
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#168080"/><circle cx="320" cy="240" r="160" fill="#f7f8fa"/></svg>'

const picture = () => new File([drawing], 'sample.svg', { type: 'image/svg+xml' })

function Crop() {
  const t = useTranslations('preview')
  const { isOpen, open, close } = useOpened('crop')
  const [file] = useState(picture)
  const done = () => {
    router.flash(() => ({ success: t('cropped') }))
    close()
  }
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('acts.open')}
      </Button>
      {isOpen && <CropDialog file={file} onCut={done} onProblem={close} onClose={close} />}
    </>
  )
}
