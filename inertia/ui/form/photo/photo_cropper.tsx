import 'react-easy-crop/react-easy-crop.css'
import { Button, Group, Slider, Stack, Text } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslations } from 'use-intl'
import classes from '~/ui/form/photo/photo.module.css'

const ZOOM = { min: 1, max: 3, step: 0.1 }
const ZOOM_KEYS: Record<string, number> = {
  Equal: ZOOM.step,
  NumpadAdd: ZOOM.step,
  Minus: -ZOOM.step,
  NumpadSubtract: -ZOOM.step,
}

interface PhotoCropperProps {
  source: string
  onUse: (area: Area) => void
  onProblem: () => void
  onCancel: () => void
}

export default function PhotoCropper({ source, onUse, onProblem, onCancel }: PhotoCropperProps) {
  const t = useTranslations('ui.photo')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(ZOOM.min)
  const [area, setArea] = useState<Area | null>(null)
  const enlarge = (event: KeyboardEvent) => {
    const step = ZOOM_KEYS[event.code]
    if (step) setZoom((now) => Math.min(ZOOM.max, Math.max(ZOOM.min, now + step)))
  }
  return (
    <Stack gap="md">
      <div className={classes.stage} dir="ltr" onKeyDown={enlarge}>
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={1}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
          mediaProps={{ alt: t('picture'), onError: onProblem }}
          cropperProps={{ 'role': 'group', 'aria-label': t('stage') }}
        />
      </div>
      <Stack gap={4}>
        <Text size="sm" fw={500}>
          {t('zoom')}
        </Text>
        <Slider {...ZOOM} value={zoom} onChange={setZoom} label={null} thumbLabel={t('zoom')} />
      </Stack>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button disabled={!area} onClick={() => area && onUse(area)}>
          {t('use')}
        </Button>
      </Group>
    </Stack>
  )
}
