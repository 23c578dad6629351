package kraken.lab;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar for terminals. */
final class BarProgress implements Progress {

  private final ProgressBar bar;

  BarProgress(String task, long games) {
    bar =
        new ProgressBarBuilder()
            .setTaskName(task)
            .setInitialMax(games)
            .setUpdateIntervalMillis(200)
            .setStyle(ProgressBarStyle.ASCII)
            .build();
  }

  @Override
  public void step() {
    bar.step();
  }

  @Override
  public void close() {
    bar.close();
  }
}
