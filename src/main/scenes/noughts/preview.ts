import type { Seat } from '../../../shared/core/game.ts';
import type { Move, Said, View } from './types.ts';

export const foresee = (_view: View, _seat: Seat, cell: Move): readonly Said[] => [{ kind: 'marks', cell }];
export const barred = (): readonly Said[] => [];
