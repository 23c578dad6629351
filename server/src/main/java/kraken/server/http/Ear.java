package kraken.server.http;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.exception.BadPayloadException;
import org.eclipse.jetty.websocket.core.exception.MessageTooLargeException;
import org.jspecify.annotations.Nullable;

/** Puts the frames of one socket together to messages. Frames come one after the other. */
final class Ear implements FrameHandler {

  private final Sockets sockets;
  private final Visit visit;
  private @Nullable CoreSession session;
  private @Nullable ByteArrayOutputStream parts;

  Ear(Sockets sockets, Visit visit) {
    this.sockets = sockets;
    this.visit = visit;
  }

  @Override
  public void onOpen(CoreSession begun, Callback callback) {
    session = begun;
    callback.succeeded();
    sockets.open(this, new Line(begun), visit);
    begun.demand();
  }

  String visitor() {
    return visit.visitor();
  }

  @Override
  public void onFrame(Frame frame, Callback callback) {
    CompletableFuture<?> heard = Sockets.HEARD;
    switch (frame.getOpCode()) {
      case OpCode.TEXT, OpCode.CONTINUATION -> heard = text(frame);
      case OpCode.BINARY -> sockets.cutOff(this, Sockets.UNSUPPORTED, "text only");
      case OpCode.PING -> pong(frame);
      default -> {}
    }
    callback.succeeded();
    if (frame.getOpCode() != OpCode.CLOSE) {
      goOnAfter(heard);
    }
  }

  /** Mostly at once; where somebody must be waited for, the network does not. */
  private void goOnAfter(CompletableFuture<?> heard) {
    if (heard.isDone()) {
      opened().demand();
    } else {
      var _ = heard.whenComplete((_, _) -> opened().demand());
    }
  }

  private CoreSession opened() {
    CoreSession begun = session;
    if (begun == null) {
      throw new IllegalStateException("a frame before the opening");
    }
    return begun;
  }

  private CompletableFuture<?> text(Frame frame) {
    if (parts == null && frame.isFin()) {
      return hear(frame.getPayload());
    }
    ByteArrayOutputStream whole = parts == null ? new ByteArrayOutputStream() : parts;
    whole.writeBytes(BufferUtil.toArray(frame.getPayload()));
    if (whole.size() > Body.SMALL) {
      throw new MessageTooLargeException("at most " + Body.SMALL + " bytes");
    }
    parts = frame.isFin() ? null : whole;
    return frame.isFin() ? hear(ByteBuffer.wrap(whole.toByteArray())) : Sockets.HEARD;
  }

  private CompletableFuture<?> hear(ByteBuffer bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
      return sockets.hear(this, text);
    } catch (CharacterCodingException unreadable) {
      throw new BadPayloadException("not UTF-8", unreadable);
    }
  }

  private void pong(Frame ping) {
    ByteBuffer copy = BufferUtil.copy(ping.getPayload());
    opened().sendFrame(new Frame(OpCode.PONG, copy), Callback.NOOP, false);
  }

  @Override
  public void onError(Throwable cause, Callback callback) {
    callback.succeeded();
  }

  @Override
  public void onClosed(CloseStatus status, Callback callback) {
    sockets.leave(this);
    callback.succeeded();
  }
}
