/** How far a backup or a restore is. */
export interface BackupProgress {
  /** Such as `copying files`. */
  step: string;
  done: number;
  /** Absent where it is not known. */
  total?: number;
}

export type ReportProgress = (progress: BackupProgress) => void;
